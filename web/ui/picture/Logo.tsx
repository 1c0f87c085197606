import css from './Logo.module.css'

export interface LogoProps {
  /** Pixels, never under 24. */
  height?: number | undefined
  /** White on the green bar, green elsewhere. */
  onBar?: boolean | undefined
}

/** The O is a supply being used up; the gap is the next order, the cloudberry closes it. The link round it has the name. */
export function Logo({ height = 32, onBar }: LogoProps) {
  return (
    <svg className={css.logo} data-on-bar={onBar || undefined} viewBox="0 0 150 46" height={height} aria-hidden="true">
      <path d="M21.3 5.3A13 13 0 1 0 30.7 15.1" strokeWidth="6.4" />
      <g strokeWidth="5" transform="translate(-4.5)">
        <path d="M46.5 34V14M46.5 22.5a6 6 0 0 1 12 0V34M58.5 22.5a6 6 0 0 1 12 0V34" />
        <path d="M90.2 19.6c-1.2-2-3.2-3.1-5.9-3.1-3.3 0-5.6 1.5-5.6 3.8 0 5.6 12.1 2 12.1 7.6 0 2.3-2.5 3.7-6 3.7-3 0-5.4-1.2-6.7-3.3" />
        <circle cx="106" cy="24" r="7.5" />
        <path d="M121.5 34V14M121.5 24c0-4.9 2.7-7.5 8-7.5" />
        <path d="M148.5 14v20.2c0 4.6-2.9 7.3-7.5 7.3-3 0-5.4-1.1-6.9-3.2" />
        <circle cx="141" cy="24" r="7.5" />
      </g>
      <circle className={css.berry} cx="27.7" cy="8.3" r="4.4" />
    </svg>
  )
}
