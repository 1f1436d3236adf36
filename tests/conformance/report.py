def write(compare, path):
    pass
