import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { Note } from './Box.tsx'

interface NotSentProps {
  /** What came of the last try; null where none has failed. */
  readonly notDone: { readonly reason: string; readonly definite: boolean } | null
  /** What the page has to say of a refusal by its name. */
  readonly says?: Readonly<Record<string, ReactNode>>
}

/** Says above the button why it was not sent: in the words of the page, or that nobody knows yet. */
export function NotSent({ notDone, says = {} }: NotSentProps) {
  const { notSent } = useTexts().shell
  if (!notDone) return null
  const said = says[notDone.reason]
  return (
    <Note icon={<IconAlertCircle />} tone="error" spoken="alert" title={said === undefined ? notSent.title : undefined}>
      {said ?? (notDone.definite ? notSent.body : notSent.unknown)}
    </Note>
  )
}
