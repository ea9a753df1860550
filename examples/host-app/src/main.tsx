import '@fontsource-variable/instrument-sans'
import '@fontsource-variable/newsreader/opsz.css'
import '@experience-program/react/styles.css'
import './marelle.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no element for the app.')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
