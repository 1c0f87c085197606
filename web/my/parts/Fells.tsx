import css from './Fells.module.css'

/** Nothing to do, and that is fine: the ring over the fells. */
export function Fells() {
  return (
    <svg className={css.fells} viewBox="0 0 320 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className={css.far} d="M0 150V118l52-44 30 24 58-62 52 62 26-26 46 46 30-18 26 18v32Z" />
      <path className={css.ring} d="M171 34A30 30 0 1 0 192 58" />
      <circle className={css.berry} cx="187" cy="39" r="9" />
      <path className={css.ground} d="M0 126c70-22 120-14 176-4s100 6 144-8v36H0Z" />
    </svg>
  )
}
