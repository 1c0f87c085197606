import { MantineProvider } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import './mantine.css'
import { onSystemScheme, shownScheme } from './appearance.ts'
import { theme } from './theme.ts'
import { useTheme } from './ThemeProvider.tsx'

export interface MantinePartsProps {
  children: ReactNode
}

/**
 * Stands round the parts that are Mantine's, inside their lazily loaded files, so that no other page pays for it.
 * Variables and classes come from style sheets: with both switches off Mantine writes no style tag.
 */
export function MantineParts({ children }: MantinePartsProps) {
  const { scheme } = useTheme()
  const [shown, setShown] = useState(() => shownScheme(scheme))
  useEffect(() => {
    setShown(shownScheme(scheme))
    return onSystemScheme(() => setShown(shownScheme(scheme)))
  }, [scheme])
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={shown}
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
