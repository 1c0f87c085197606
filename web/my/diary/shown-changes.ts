import type { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import type { SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { volumeOf } from '@omsorg/domain/investigations/diary/entry.ts'
import type { ChangeLetter } from '../offline/letters.ts'
import type { Letter, TakenLetter } from '../offline/outbox.ts'

export type DiaryAnswer = AnswerOf<typeof readPortalDiary>
export type Diary = NonNullable<DiaryAnswer['diary']>

/** A change as the page shows it, whether the server has it or not. */
export interface ShownChange extends Omit<SentEntry, 'removed'> {
  readonly waits: boolean
  /** Why the server would not have it; null while it does or nobody knows. */
  readonly refused: string | null
}

/** What was sent since the diary was read: where the line broke right after it, it is at the server and not in what was read. */
export function sentSince(taken: readonly TakenLetter[], readAt: number): readonly Letter[] {
  return taken.filter(({ at }) => at > readAt).map(({ letter }) => letter)
}

/**
 * What the server has and what is here: a version that waits, else one that was sent since, takes the place of the one that was
 * read. The newest first.
 */
export function shownChanges(
  diary: Pick<Diary, 'diaryId' | 'entries'>,
  letters: readonly Letter[],
  refused: ReadonlyMap<string, string>,
  sent: readonly Letter[] = [],
): ShownChange[] {
  // Of one that was written several times the last counts.
  const versions = new Map([...sent, ...letters].map((letter) => [letter.key, letter]))
  const here = [...versions.values()].flatMap((letter) => {
    const { diaryId, entry } = letter.body as ChangeLetter
    return letter.kind === 'change' && diaryId === diary.diaryId
      ? [{ ...entry, refused: refused.get(letter.key) ?? null, waits: letters.includes(letter) }]
      : []
  })
  const ids = new Set(here.map(({ entryId }) => entryId))
  const read = diary.entries
    .filter(({ entryId }) => !ids.has(entryId))
    .map(({ volume: _volume, writtenBy: _writtenBy, ...entry }) => ({ ...entry, waits: false, refused: null }))
  const own = here.filter(({ removed }) => !removed).map(({ removed: _removed, ...entry }) => entry)
  return [...read, ...own].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** Refusals that say what is wrong with the change itself: sent as it is, it would be refused again. */
export const mendable = ['wet-below-dry', 'nothing-measured', 'outside-diary'] as const
export type Mendable = (typeof mendable)[number]

export const isMendable = (reason: string): reason is Mendable => mendable.some((each) => each === reason)

/** In ml; null where it was neither weighed nor guessed. */
export function volumeOfChange(change: Pick<ShownChange, 'wet' | 'dry' | 'estimate' | 'holds'>): number | null {
  const volume = volumeOf(change)
  return volume.ok ? volume.value : null
}

/** The place has closed it: also one that goes on is written in no more. */
export const isSwitchedOff = ({ write }: DiaryAnswer['can']): boolean => write.reason === 'switched-off'
