import { changeState } from '@omsorg/contract/news/item/change-state.ts'
import { searchNews } from '@omsorg/contract/news/item/search-news.ts'
import { searchMessages } from '@omsorg/contract/news/message/search-messages.ts'
import { readMyPages } from '@omsorg/contract/news/reading/read-my-pages.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { DayField } from '../../../platform/DayField.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ListedNews } from './NewsTable.tsx'

export type Step = 'unpublish' | 'publish' | 'extend'

export function nextStepOf({ shownState }: Pick<ListedNews, 'shownState'>): Step {
  if (shownState === 'draft') return 'publish'
  return shownState === 'ended' ? 'extend' : 'unpublish'
}

interface StepQuestionProps {
  readonly step: Step
  readonly news: ListedNews
  readonly onClose: () => void
}

/** Asks before news is published, taken back or shown longer, and names how many it is for. */
export function StepQuestion({ step, news, onClose }: StepQuestionProps) {
  const { news: words, newsEditor } = useAllTexts()
  const { newsId, rowVersion, header, readers } = news
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const changing = useAction(changeState, {
    outdates: [searchNews, readMyPages, searchMessages],
    done: step === 'unpublish' ? words.unpublished : words.published,
  })

  async function act(): Promise<void> {
    const validUntil = step === 'extend' ? readDay(typed) : undefined
    if (validUntil === null) {
      setWrong(true)
      return
    }
    const state = step === 'unpublish' ? 'draft' : 'published'
    const result = await changing.run({ input: { newsId, rowVersion, state, validUntil } })
    if (result?.ok) onClose()
  }

  const title = {
    unpublish: words.unpublishQuestion({ header }),
    publish: words.publishQuestion({ header }),
    extend: words.extendQuestion({ header }),
  }[step]
  return (
    <ActionDialog
      title={title}
      action={words.steps[step]}
      danger={step === 'unpublish'}
      busy={changing.busy}
      onAction={act}
      onClose={onClose}
    >
      <p>{step === 'unpublish' ? words.unpublishBody({ count: readers }) : words.publishBody({ count: readers })}</p>
      {step === 'extend' && (
        <DayField
          label={words.newLastDay}
          error={isWrong ? newsEditor.dayMissing : undefined}
          value={typed}
          onChange={(event) => {
            setWrong(false)
            setTyped(event.target.value)
          }}
        />
      )}
    </ActionDialog>
  )
}
