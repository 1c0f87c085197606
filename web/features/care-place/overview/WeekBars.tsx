import { useEffect, useRef } from 'react'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import type { Bars } from './bars.ts'
import css from './Overview.module.css'

interface WeekBarsProps extends Bars {
  /** What the bars show, for whoever does not see them. */
  readonly label: string
}

/** Bars by week, by month or by what else they are about. The drawing is fetched when it is first needed; the numbers stand in a table that says the same. */
export function WeekBars({ label, labels, series, sideBySide, locale }: WeekBarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { scheme } = useTheme()
  // The same bars are not drawn anew because the list of them is another one.
  const drawn = JSON.stringify({ labels, series, sideBySide, locale })
  useEffect(() => {
    let remove = () => undefined as void
    let gone = false
    async function draw(): Promise<void> {
      const { drawBars } = await import('./bars.ts')
      if (gone || !canvas.current) return
      remove()
      remove = drawBars(canvas.current, JSON.parse(drawn) as Bars)
    }
    void draw()
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const again = () => requestAnimationFrame(() => void draw())
    dark.addEventListener('change', again)
    return () => {
      gone = true
      dark.removeEventListener('change', again)
      remove()
    }
  }, [drawn, scheme])
  return (
    <div className={css.canvas}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
