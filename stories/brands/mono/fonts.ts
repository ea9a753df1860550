import '@fontsource-variable/archivo'
import '@fontsource-variable/noto-sans-arabic'
