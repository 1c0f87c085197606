import '../ui/theme/fonts.css'
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pressOnceOnDoubleClick } from '../ui/action/double-click.ts'
import { applyAppearance, storedAppearance } from '../ui/theme/appearance.ts'
import { ThemeProvider } from '../ui/theme/ThemeProvider.tsx'
import { Gallery } from './Gallery.tsx'

applyAppearance(storedAppearance())
pressOnceOnDoubleClick(window)

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const place = document.getElementById('omsorg')
if (!place) throw new Error('The page has no place for the gallery')
createRoot(place).render(
  <StrictMode>
    <ThemeProvider>
      <Gallery />
    </ThemeProvider>
  </StrictMode>,
)
