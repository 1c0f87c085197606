import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { CallFailure } from '../../../platform/calls/result.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { NotFound } from '../../../platform/shell/NotFound.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { useNewsArea } from '../area.ts'
import { draftOf, type KeptNews } from './draft.ts'
import { NewsEditor } from './NewsEditor.tsx'
import { savedWord } from './saved-word.ts'
import { useSaving } from './save-calls.ts'

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
  // What is saved is read again, and begins anew.
  return <Editing key={answer.data.rowVersion} news={answer.data} />
}

function Editing({ news }: { readonly news: KeptNews }) {
  const [t, format] = useTextsAndFormat()
  const area = useNewsArea()
  const { change, remove, busy } = useSaving(area.writesMessages)
  const [begins] = useState(() => draftOf(news))
  const [isStale, setStale] = useState(false)
  return (
    <NewsEditor
      begins={begins}
      kept={news}
      busy={busy}
      isStale={isStale}
      onSave={async (draft, state) => {
        const result = await change(news, draft, state, savedWord(t, format, draft, { state, was: news.state }))
        setStale(result === 'stale')
        return result === 'saved'
      }}
      onRemove={async () => {
        if (await remove(news.newsId, news.messageType !== 'news', t.news.removed)) await go(area.list)
      }}
    />
  )
}
