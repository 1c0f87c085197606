import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readSuggestion, SuggestionOfPart } from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useRef, useState, type ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { openAddress, RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useNextKey } from '../../../ui/action/use-next-key.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { prescribePath } from '../../prescriptions/index.ts'
import { CandidateList, GuidedKeys } from './CandidateList.tsx'
import { CompareTable } from './CompareTable.tsx'
import { RejectedCard } from './RejectedCard.tsx'
import { useChoosing } from './use-choosing.ts'
import css from './Guided.module.css'

interface SuggestionsProps {
  readonly breadcrumb: ReactNode
  readonly suggestion: AnswerOf<typeof readSuggestion>
  /** Where the answers are read and changed. */
  readonly answers: string
}

const mostCompared = 4

/** The best ranked; the rest by a press. */
const firstShown = 8

/** One list for each part of the day: what is enough, why and why not, and what does not fit. */
export function Suggestions({ breadcrumb, suggestion, answers }: SuggestionsProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.guided
  const { careRecipientId, parts } = suggestion
  const [chosenPart, setPart] = useState<SuggestionOfPart['part'] | null>(null)
  const [compared, setCompared] = useState<readonly string[]>([])
  const [all, setAll] = useState(false)
  // The part that needs most is where a wrong choice leaks.
  const usual = parts.toSorted((one, other) => other.need - one.need)[0]
  const part = parts.find((each) => each.part === chosenPart) ?? usual
  const choosing = useChoosing(careRecipientId, suggestion.investigationId)
  const whyNot = useRef<HTMLUListElement>(null)
  // What was chosen before, and is not prescribed yet, goes on from here as well.
  const waits = parts.some((each) =>
    each.candidates.some(({ product }) => product.alreadySelected && !product.alreadyPrescribed),
  )

  const mayPrescribe = choosing.count > 0 || waits
  const prescribe = prescribePath({ careRecipientId, therapyArea: 'Incontinence' }, suggestion.investigationId)
  useNextKey(() => {
    if (mayPrescribe) void openAddress(prescribe)
  })
  if (!part) return null
  const { candidates } = part

  const { kind, mobility, hipSize } = suggestion
  const { types, mobilities } = t.investigations.life
  const facts = [
    kind && types[kind],
    mobility && mobilities[mobility],
    hipSize !== null && words.hipOf({ cm: f.number(hipSize) }),
  ].filter(Boolean)

  function compare(itemNumber: string): void {
    setCompared(
      compared.includes(itemNumber) ? compared.filter((each) => each !== itemNumber) : [...compared, itemNumber],
    )
  }

  return (
    <Page
      breadcrumb={breadcrumb}
      title={words.titleOf[part.part]}
      lead={
        <>
          {words.changes({ count: part.changes })}. {facts.length > 0 && `${facts.join(' · ')}. `}
          <RouteLink to={answers}>{words.answers}</RouteLink>
        </>
      }
      action={
        mayPrescribe && (
          <RouteButton variant="primary" iconAfter={<IconArrowRight />} to={prescribe}>
            {words.prescribe}
          </RouteButton>
        )
      }
    >
      <div className="o-stack">
        <Notice tone="info" title={words.only}>
          {words.onlyBody}
        </Notice>
        <div>
          <ViewSwitch
            label={words.part}
            value={part.part}
            onChange={(next) => {
              setPart(next)
              setAll(false)
              setCompared([])
            }}
            options={parts.map((each) => ({
              value: each.part,
              word: words.need({ part: t.investigations.leakage.parts[each.part], volume: f.number(each.need) }),
            }))}
          />
          <p className={css.said} role="status">
            {choosing.said}
          </p>
        </div>
        <Card
          title={words.enough({ count: candidates.length })}
          note={
            <>
              {words.order}
              {part.now[0] && <span className={css.comparedWith}>{words.now.comparedWith(part.now[0])}</span>}
            </>
          }
          aside={candidates.length > 0 && <Legend />}
        >
          {candidates.length === 0 ? (
            <Empty title={words.nothing[part.part]}>{words.nothingNext}</Empty>
          ) : (
            <CandidateList
              key={part.part}
              part={part}
              shown={all ? candidates : candidates.slice(0, firstShown)}
              choosing={choosing}
              compared={compared}
              mostCompared={mostCompared}
              onCompare={compare}
              onWhyNot={() => whyNot.current?.focus()}
            />
          )}
          {!all && candidates.length > firstShown && (
            <div className={css.further}>
              <Button variant="text" size="compact" onClick={() => setAll(true)}>
                {t.common.actions.showAllCount({ count: candidates.length })}
              </Button>
            </div>
          )}
        </Card>
        <div className={css.below}>
          {compared.length > 0 && (
            <CompareTable
              part={part}
              candidates={candidates.filter(({ product }) => compared.includes(product.itemNumber))}
            />
          )}
          {(part.rejected.length > 0 || part.hidden.total > 0) && (
            <RejectedCard
              part={part}
              handlers={suggestion.dispenseHandlers}
              list={whyNot}
              all={pathTo('ProductSelectionDirect', { careRecipientId, therapyArea: 'Incontinence' })}
            />
          )}
        </div>
        {candidates.length > 0 && <GuidedKeys prescribes={mayPrescribe} />}
      </div>
    </Page>
  )
}

/** What the colours of the bars mean. */
function Legend() {
  const words = useAllTexts().investigations.guided.legend
  return (
    <small className={css.legend}>
      <span>
        <i className={css.covers} /> {words.covers}
      </span>
      <span>
        <i className={css.beyond} /> {words.beyond}
      </span>
    </small>
  )
}
