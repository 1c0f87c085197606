import { encode } from 'uqr'
import css from './QrCode.module.css'

interface QrCodeProps {
  readonly text: string
  /** What it is, for those who do not see it. */
  readonly label: string
}

/** A picture that a phone reads: always dark on light, with the border that readers need. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={css.light} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={css.dark} d={dark} />
    </svg>
  )
}
