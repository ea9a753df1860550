import '@fontsource-variable/source-serif-4/opsz.css'
