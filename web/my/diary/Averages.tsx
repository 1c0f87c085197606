import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import css from './Diary.module.css'
import type { Diary } from './shown-changes.ts'

const parts = ['day', 'evening', 'night'] as const
const millilitres = (volume: number) => `${volume}\u00a0ml`

/** What leaked in an ordinary day, by its parts. */
export function Averages({ averages }: { readonly averages: NonNullable<Diary['averages']> }) {
  const { diary } = useAllTexts()
  const most = Math.max(1, ...parts.map((part) => averages.volumes[part]))
  return (
    <Box title={diary.perDay}>
      <div className={css.parts}>
        {parts.map((part) => (
          <Part
            key={part}
            word={diary.parts[part]}
            share={averages.volumes[part] / most}
            volume={averages.volumes[part]}
          />
        ))}
      </div>
      <p>
        <b>{diary.together({ volume: millilitres(averages.total) })}</b>
      </p>
    </Box>
  )
}

function Part({ word, share, volume }: { readonly word: string; readonly share: number; readonly volume: number }) {
  return (
    <>
      <span>{word}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" width="100%" height="20" aria-hidden="true">
        <rect width={100 * share} height="10" fill="var(--o-inco-line)" />
      </svg>
      <b>{millilitres(volume)}</b>
    </>
  )
}
