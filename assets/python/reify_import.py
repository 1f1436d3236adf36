"""Run by the program with the Python that has PyTorch; see reify/importing/driver.py."""
import os
import sys

if __name__ == "__main__":
    # This folder may be the system's, and the programs that are imported are the user's: no __pycache__ is left there.
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    try:
        from reify.importing.driver import main
    except SyntaxError as error:  # a Python from long ago
        print('{"error": {"id": "import.python", "message": "Python 3.9 or newer is wanted", "place": null, "notes": []}}')
        sys.exit(1)
    status = main()
    sys.stdout.flush()
    os._exit(status)  # PyTorch's own threads need not be waited for
