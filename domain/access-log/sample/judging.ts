import { agree, type Outcome, refuse } from '../../outcome.ts'

/** Whether a view was in order, as a data officer sees it. */
export const judgements = ['justified', 'investigate'] as const

export type Judgement = (typeof judgements)[number]

/** So many rows are drawn by lot, unless somebody wants another number of them. */
export const usualSampleSize = 20
export const largestSample = 200

interface Judged {
  readonly judgement: Judgement
  readonly note: string
}

/** What needs a look says why; nothing is judged any more when the sample is signed. */
export function judge(
  sample: { readonly signed: boolean },
  { judgement, note }: Judged,
): Outcome<Judged, 'signed' | 'note-missing'> {
  if (sample.signed) return refuse('signed')
  if (judgement === 'investigate' && note.trim() === '') return refuse('note-missing', { at: 'note' })
  return agree({ judgement, note: note.trim() })
}

/** A sample is signed once, and whole. */
export function sign(sample: {
  readonly signed: boolean
  readonly open: number
}): Outcome<null, 'signed' | 'rows-open'> {
  if (sample.signed) return refuse('signed')
  return sample.open > 0 ? refuse('rows-open') : agree(null)
}
