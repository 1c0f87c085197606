import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import { isOutboxLasting, useWaiting } from '../offline/outbox-here.ts'
import { Note } from '../parts/Box.tsx'

/** What is on the phone and not at the server: never said to be saved before it is. */
export function KeptBand() {
  const { diary } = useAllTexts()
  const { letters, refused, sending } = useWaiting()
  if (letters.every(({ key }) => refused.has(key))) return null
  return (
    <Note icon={<IconDeviceMobile />} tone="info" spoken="status" title={sending ? diary.sending : diary.kept}>
      {isOutboxLasting() ? diary.keptBody : diary.keptOpen}
    </Note>
  )
}
