import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { applyAppearance, onSystemScheme, storeAppearance, storedAppearance, type Appearance } from './appearance.ts'

interface Theme extends Appearance {
  change: (part: Partial<Appearance>) => void
}

const ThemeContext = createContext<Theme | null>(null)

export interface ThemeProviderProps {
  children: ReactNode
}

/** Keeps light, dark or as the system, the density, and whether single keys act, for this browser. */
export function ThemeProvider({ children }: ThemeProviderProps) {
  const [appearance, setAppearance] = useState(storedAppearance)
  useEffect(() => {
    applyAppearance(appearance)
    return onSystemScheme(() => applyAppearance(appearance))
  }, [appearance])
  const theme = useMemo(
    () => ({
      ...appearance,
      change: (part: Partial<Appearance>) => {
        const next = { ...appearance, ...part }
        storeAppearance(next)
        setAppearance(next)
      },
    }),
    [appearance],
  )
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme needs a ThemeProvider above it')
  return theme
}
