import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { NewsItems } from '../reading/NewsItems.tsx'

/** What is published for everybody, to whoever may not see what is in the making. */
export function ShownMessages() {
  const { news: words } = useAllTexts()
  const answer = useAnswer(searchMessages, { input: { pageSize: 200 } })
  return (
    <Card title={words.states.published} padded>
      {answer.data ? (
        <NewsItems items={answer.data.entities} none={words.none} />
      ) : (
        <InsteadOfAnswer answer={answer} rows={4} />
      )}
    </Card>
  )
}
