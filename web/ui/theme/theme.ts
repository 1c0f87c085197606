import { createTheme, type MantineColorsTuple } from '@mantine/core'

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
export const theme = createTheme({
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
