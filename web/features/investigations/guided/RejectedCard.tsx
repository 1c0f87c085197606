import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type {
  readSuggestion,
  RejectedProduct,
  SuggestionOfPart,
} from '@omsorg/contract/investigations/guided/read-suggestion.ts'
import type { Ref } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import css from './Guided.module.css'
import { OutsideRole } from './OutsideRole.tsx'

interface RejectedCardProps {
  readonly part: SuggestionOfPart
  readonly handlers: AnswerOf<typeof readSuggestion>['dispenseHandlers']
  /** Takes the focus when somebody asks why not the others. */
  readonly list: Ref<HTMLUListElement>
  /** Where the whole assortment is searched. */
  readonly all: string
}

/** What does not fit, and why: what is used now first, then what comes nearest. */
export function RejectedCard({ part, handlers, list, all }: RejectedCardProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.guided
  const { whyNots } = words

  function whyNot({ why, holds, hip }: RejectedProduct): string {
    const range = hip ? `${f.number(hip.from)}–${f.number(hip.to)}` : ''
    switch (why) {
      case 'holds-too-little':
        return whyNots[why]({ holds: f.number(holds ?? 0), less: f.number(part.need - (holds ?? 0)) })
      case 'hip-too-small':
      case 'hip-too-large':
        return whyNots[why]({ hip: range })
      default:
        return whyNots[why]
    }
  }

  return (
    <Card title={words.whyNot} padded>
      <ul ref={list} className={css.rejected} tabIndex={-1} aria-label={words.whyNot}>
        {part.rejected.map((each) => (
          <li key={each.itemNumber}>
            <ProductPicture shape={each.shape} area={areaColour('Incontinence')} size={40} />
            <span>
              <b>
                {each.name}
                {each.prescribed && `, ${words.hasNow}`}
              </b>
              <small>{whyNot(each)}</small>
            </span>
          </li>
        ))}
      </ul>
      <OutsideRole part={part} handlers={handlers} />
      <p className="o-small">
        {part.further > 0 && words.further({ count: part.further })} <RouteLink to={all}>{words.all}</RouteLink>
      </p>
    </Card>
  )
}
