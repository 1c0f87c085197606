import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { call } from '../../../platform/calls/client.ts'
import { CallFailure } from '../../../platform/calls/result.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { messages } from '../../../platform/messages.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { NotFound } from '../../../platform/shell/NotFound.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { draftOf, type KeptNews, openedOf } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { useRemoving } from './save-calls.ts'

/** News as it is kept, to be changed (A-2.4-18, A-2.5-33, A-2.6-17). */
export function EditNewsPage() {
  const [t] = useTextsAndFormat()
  const area = useNewsArea()
  const { id } = useParameters(area.edit)
  const answer = useAnswer(readNews, { params: { id } }, { anew: true })
  if (answer.error instanceof CallFailure && answer.error.notDone.reason === 'not-found') return <NotFound />
  if (!answer.data)
    return (
      <Page title={area.writesMessages ? t.screens.editInformation : t.screens.editNews}>
        <Card padded>
          <InsteadOfAnswer answer={answer} rows={8} />
        </Card>
      </Page>
    )
  return <Opened key={answer.data.newsId} first={answer.data} />
}

/** What is saved is read again, and begins anew; what is saved by itself goes on. */
function Opened({ first }: { readonly first: KeptNews }) {
  const [{ news, times }, setOpened] = useState({ news: first, times: 1 })
  return (
    <Editing key={times} news={news} onOpen={(next) => setOpened(({ times: so }) => ({ news: next, times: so + 1 }))} />
  )
}

interface EditingProps {
  readonly news: KeptNews
  readonly onOpen: (news: KeptNews) => void
}

function Editing({ news, onOpen }: EditingProps) {
  const [t] = useTextsAndFormat()
  const area = useNewsArea()
  const { remove, busy } = useRemoving(area.writesMessages)
  const [begins] = useState(() => draftOf(openedOf(news)))

  async function openAgain(): Promise<void> {
    const result = await call(readNews, { params: { id: news.newsId } })
    if (result.ok) onOpen(result.value)
  }

  return (
    <NewsEditor
      begins={begins}
      kept={news}
      onSaved={() => void openAgain()}
      onTaken={onOpen}
      onDropped={() => {
        messages.announce({ kind: 'toast', tone: 'success', text: t.newsEditor.changes.dropped })
        void openAgain()
      }}
      removing={{
        busy,
        remove: async () => {
          if (await remove(news.newsId, news.messageType !== 'news', t.news.removed)) await go(area.list)
        },
      }}
    />
  )
}
