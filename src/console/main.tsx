import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '../i18n/index.ts'
import { AnnouncerProvider } from '../ui/index.ts'
import { ConsoleApp } from './ConsoleApp.tsx'

const place = document.getElementById('console')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <I18nProvider locale="en-GB">
        <AnnouncerProvider>
          <ConsoleApp />
        </AnnouncerProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
