import { useAllTexts } from '../language/use-texts.ts'
import type { Renewal } from '../offline/letters.ts'
import { sendAgain, takeAway, useWaiting } from '../offline/outbox-here.ts'
import { useHere } from '../person/here.ts'
import { refusedLetters } from '../unsent/not-taken.ts'
import { NotTaken } from '../unsent/NotTaken.tsx'
import { whyOf } from '../unsent/why.ts'
import type { Renewable } from './RenewableBox.tsx'

/** Questions that the server would not have and that cannot be asked again here; the others stand where they are asked. */
export function LostQuestions({ prescriptions }: { readonly prescriptions: readonly Renewable[] }) {
  const t = useAllTexts()
  const { careRecipientId } = useHere().person
  const { letters, refused } = useWaiting()
  const askable = new Set(prescriptions.filter(({ can }) => can.ask.allowed).map((each) => each.prescriptionId))
  const lost = refusedLetters({ letters, refused, careRecipientId }, 'renewal').filter(
    ({ body }) => !askable.has((body as Renewal).prescriptionId),
  )
  return lost.map((letter) => (
    <NotTaken
      key={letter.key}
      why={t.unsent.why[whyOf(refused.get(letter.key) ?? '')]}
      written={[{ key: letter.key, words: inWords(letter.body as Renewal) }]}
      onTakeAway={() => takeAway([letter])}
      onSendAgain={() => sendAgain([letter])}
    />
  ))

  function inWords({ prescriptionId, message }: Renewal): string {
    const products = prescriptions.find((each) => each.prescriptionId === prescriptionId)?.products ?? []
    return [products.map(({ name }) => name).join(', ') || t.unsent.product, t.asking.same, message]
      .filter(Boolean)
      .join('\n')
  }
}
