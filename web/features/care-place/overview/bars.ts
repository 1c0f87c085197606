import { BarController, BarElement, CategoryScale, Chart, LinearScale } from 'chart.js'

Chart.register(BarController, BarElement, CategoryScale, LinearScale)

interface BarSeries {
  readonly label: string
  readonly counts: readonly number[]
  /** The names of the tokens: what the bar is filled with, and the lines that tell it apart without colour. */
  readonly fill: string
}

export interface Bars {
  readonly labels: readonly string[]
  readonly series: readonly BarSeries[]
  /** Beside each other, for what is compared and not added. */
  readonly sideBySide?: boolean
  /** In which large numbers are written short, such as 1,2 mn. */
  readonly locale?: string
}

/** Draws stacked bars without any motion, in the colours of the theme, and answers how to take them away again. */
export function drawBars(canvas: HTMLCanvasElement, { labels, series, sideBySide = false, locale }: Bars): () => void {
  const colour = (token: string) => colourOf(canvas, token)
  const [ink, line, surface] = [colour('--o-ink-2'), colour('--o-line'), colour('--o-surface')]
  const font = { family: getComputedStyle(canvas).fontFamily, size: 13 }
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const chart = new Chart(canvas, {
    type: 'bar',
    data: {
      labels: [...labels],
      datasets: series.map(({ label, counts, fill }, index) => ({
        label,
        data: [...counts],
        backgroundColor: patternOf(colour(fill), surface, index),
        borderColor: surface,
        borderWidth: 1,
        borderRadius: 3,
        maxBarThickness: 44,
      })),
    },
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: [],
      scales: {
        x: { stacked: !sideBySide, grid: { display: false }, ticks: { color: ink, font } },
        y: {
          stacked: !sideBySide,
          beginAtZero: true,
          grid: { color: line },
          ticks: {
            color: ink,
            font,
            precision: 0,
            ...(locale ? { callback: (value: string | number) => short.format(Number(value)) } : {}),
          },
        },
      },
    },
  })
  return () => chart.destroy()
}

/** A token as the theme resolves it: a canvas does not know variables. */
function colourOf(canvas: HTMLCanvasElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  canvas.after(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const side = 8

/** Each series has lines of its own, so that nobody needs to tell colours apart. */
function patternOf(fill: string, line: string, index: number): CanvasPattern | string {
  const tile = document.createElement('canvas')
  tile.width = side
  tile.height = side
  const draw = tile.getContext('2d')
  if (!draw) return fill
  draw.fillStyle = fill
  draw.fillRect(0, 0, side, side)
  draw.strokeStyle = line
  draw.lineWidth = 1
  draw.beginPath()
  for (const [fromX, fromY, toX, toY] of strokes[index % strokes.length] ?? []) {
    draw.moveTo(fromX * side, fromY * side)
    draw.lineTo(toX * side, toY * side)
  }
  draw.stroke()
  return draw.createPattern(tile, 'repeat') ?? fill
}

type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** The lines of a tile, from 0 to 1: none, falling, lying, rising, standing, crossed. */
const strokes: readonly (readonly Stroke[])[] = [
  [],
  [[0, 0, 1, 1]],
  [[0, 0.5, 1, 0.5]],
  [[0, 1, 1, 0]],
  [[0.5, 0, 0.5, 1]],
  [
    [0, 0, 1, 1],
    [0, 1, 1, 0],
  ],
  [
    [0.5, 0, 0.5, 1],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0.25, 1, 0.25],
    [0, 0.75, 1, 0.75],
  ],
]
