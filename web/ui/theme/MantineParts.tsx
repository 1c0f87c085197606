import { MantineProvider, createTheme, type MantineColorsTuple } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import './mantine.css'
import { onSystemScheme, shownScheme } from './appearance.ts'
import { useTheme } from './ThemeProvider.tsx'

const spruce: MantineColorsTuple = [
  '#E9F6F1',
  '#D0EADF',
  '#ABDECB',
  '#86D6B8',
  '#4FB392',
  '#2A8F6F',
  '#167058',
  '#0B5443',
  '#083F32',
  '#062D24',
]

/** What Mantine's larger parts need to look like ours; its colour variables are set in mantine.css. */
const theme = createTheme({
  primaryColor: 'spruce',
  colors: { spruce },
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  defaultRadius: 8,
  fontFamily: 'var(--o-font)',
  headings: { fontFamily: 'var(--o-font)', fontWeight: '700' },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

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
