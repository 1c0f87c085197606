import css from './SignInScene.module.css'

/** One spruce, its foot at 0 0. */
const spruce =
  'M0-84C3-60 8-46 9-40H6c2 10 7 20 9 24h-5c2 6 6 12 8 20h-36c2-8 6-14 8-20h-5c2-4 7-14 9-24h-3c1-6 6-20 9-44Z'

/** Across, foot, size. */
const forest = [
  [18, 726, 0.9],
  [44, 722, 1.3],
  [72, 716, 1],
  [96, 714, 1.55],
  [126, 708, 1.1],
  [150, 702, 0.8],
  [178, 700, 1.2],
  [640, 716, 0.8],
  [668, 712, 1.15],
  [700, 706, 0.9],
  [728, 702, 1.5],
  [760, 696, 1.1],
  [788, 696, 1.75],
  [822, 698, 1.2],
  [848, 700, 1.5],
] as const

/** Fells, spruces and a lake in flat tones; the supply ring rises as the sun. */
export function SignInScene() {
  return (
    <svg className={css.scene} viewBox="0 0 860 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={css.sky} width="860" height="900" />
      <path className={css.sun} d="M489.7 183.8A150 150 0 1 0 602.2 296.3" />
      <circle className={css.berry} cx="568" cy="218" r="49" />
      <path className={css.far} d="M0 520 90 452l70 40 96-92 84 74 72-48 110 96 92-70 96 66 80-52 70 44v370H0Z" />
      <path
        className={css.mid}
        d="M0 604c80-46 130-62 196-40s96 52 168 34 118-84 204-68 120 66 186 58 70-24 106-40v380H0Z"
      />
      <path className={css.near} d="M0 690c110-36 210-34 318-6s214 40 320 6 150-40 222-26v240H0Z" />
      <g className={css.lake}>
        {forest.map(([across, foot, size]) => (
          <path key={across} transform={`translate(${across} ${foot}) scale(${size})`} d={spruce} />
        ))}
        <path d="M0 700c70-14 150-18 206 0 40 14 70 36 130 44 110 14 220 6 288-34 60-30 150-38 236-24v236H0Z" />
      </g>
    </svg>
  )
}
