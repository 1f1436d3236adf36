# pinned imgui-bundle sources: see below
