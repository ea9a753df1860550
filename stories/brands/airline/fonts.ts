import '@fontsource-variable/figtree'
