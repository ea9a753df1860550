import '@fontsource-variable/archivo'
