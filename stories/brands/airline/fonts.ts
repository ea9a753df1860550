import '@fontsource-variable/figtree'
import '@fontsource-variable/noto-sans-arabic'
