import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import { OpenDiary } from './OpenDiary.tsx'
import { Starting } from './Starting.tsx'

/** The leakage diary of a person, on the phone of whoever is on duty. */
export function DiaryPage() {
  const { careRecipientId } = useParameters('LeakageDiary')
  const t = useAllTexts()
  const words = t.investigations.diary
  const person = useAnswer(readCareRecipient, { params: { id: careRecipientId } }, { silent: true })
  const answer = useAnswer(readDiary, { params: { careRecipientId } }, { silent: true, keepFormer: true })
  if (!person.data || !answer.data) {
    return (
      <Page title={words.title}>
        <InsteadOfAnswer answer={person.data ? answer : person} />
      </Page>
    )
  }
  const { diary, can } = answer.data
  const breadcrumb = <PersonBreadcrumb person={person.data} here={words.title} />
  if (diary) {
    return <OpenDiary key={diary.diaryId} breadcrumb={breadcrumb} answer={answer.data} diary={diary} />
  }
  return (
    <Page breadcrumb={breadcrumb} title={words.title}>
      {can.write.reason && <Notice tone="info">{t.investigations.list.readOnly[can.write.reason]}</Notice>}
      <Card padded>
        <Empty title={words.none} action={can.write.allowed && <Starting careRecipientId={careRecipientId} />}>
          {words.noneNext}
        </Empty>
      </Card>
    </Page>
  )
}
