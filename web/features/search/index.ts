/** The search of the bar knows every feature, so it is loaded when it is opened. */
export const loadPalette = () => import('./palette/Palette.tsx')
