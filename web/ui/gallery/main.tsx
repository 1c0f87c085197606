import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../base.css'
import { applyAppearance, storedAppearance } from '../appearance.ts'
import { ThemeProvider } from '../ThemeProvider.tsx'
import { ToastHost } from '../ToastHost.tsx'
import { Gallery } from './Gallery.tsx'
import { SignInSample } from './SignInSample.tsx'

applyAppearance(storedAppearance())
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <ToastHost closeWord="Stäng">{location.hash === '#sign-in' ? <SignInSample /> : <Gallery />}</ToastHost>
      </ThemeProvider>
    </StrictMode>,
  )
}
