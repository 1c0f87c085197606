import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { LostQuestions } from './LostQuestions.tsx'
import { RenewableBox } from './RenewableBox.tsx'

/** What ends soon can be asked for again; a question that was asked, and its answer, stand in the same place. */
export default function AskPage() {
  const t = useAllTexts()
  const { person } = useHere()
  const renewals = useAnswer(
    listPortalRenewals,
    { params: { careRecipientId: String(person.careRecipientId) } },
    { again: 60_000, kept: true },
  )
  // What cannot be asked for yet, and never was, is nobody's business now.
  const shown = renewals.data?.prescriptions.filter(
    ({ can, request }) => request !== null || can.ask.reason !== 'not-yet',
  )
  return (
    <PersonFrame>
      <Titles title={t.asking.title} lead={t.asking.lead} back={{ to: 'home', word: t.shell.toStart }} />
      {!renewals.data && <InsteadOfAnswer answer={renewals} />}
      {renewals.data && <LostQuestions prescriptions={renewals.data.prescriptions} />}
      {shown?.length === 0 && (
        <Box title={t.asking.none}>
          <Fells />
          <p>{t.asking.noneBody}</p>
        </Box>
      )}
      {renewals.data &&
        shown?.map((each) => <RenewableBox key={each.prescriptionId} renewable={each} renewals={renewals.data} />)}
    </PersonFrame>
  )
}
