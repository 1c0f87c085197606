import type { Estimate } from '@omsorg/domain/investigations/diary/entry.ts'
import css from './Diary.module.css'

const wet: Readonly<Record<Estimate, readonly [rx: number, ry: number]>> = {
  dry: [0, 0],
  damp: [4, 6],
  half: [6, 12],
  full: [11, 19],
}

/** A pad with so much in it. The words beside it say the same. */
export function PadPicture({ level }: { readonly level: Estimate }) {
  const [rx, ry] = wet[level]
  return (
    <svg className={css.pad} viewBox="0 0 40 48" aria-hidden="true">
      <path d="M10 3c6-2 14-2 20 0 4 1 5 5 4 9-2 8-2 16 0 24 1 4 0 8-4 9-6 2-14 2-20 0-4-1-5-5-4-9 2-8 2-16 0-24-1-4 0-8 4-9Z" />
      {rx > 0 && <ellipse cx="20" cy="24" rx={rx} ry={ry} />}
    </svg>
  )
}
