import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Chip } from '../../../ui/action/Chip.tsx'
import { facetTitle, optionText } from './facet-text.ts'
import { type SearchView, toggled, tokenOf } from './search-view.ts'

interface FilterChipsProps {
  readonly facets: readonly Facet[]
  readonly area: TherapyArea
  readonly chosen: SearchView['chosen']
  readonly onChange: (chosen: SearchView['chosen']) => void
}

/** What narrows the search now, each with a cross. */
export function FilterChips({ facets, area, chosen, onChange }: FilterChipsProps) {
  const t = useAllTexts()
  const format = useFormat()
  return Object.entries(chosen).flatMap(([key, tokens]) =>
    tokens.map((token) => {
      const facet = facets.find((each) => each.key === key)
      const option = facet?.options.find((each) => tokenOf(facet.kind, each) === token)
      const text = facet && option ? optionText(facet, option, { area, t, format }) : token
      const filter = facet ? `${facetTitle(facet.key, t)}: ${text}` : text
      return (
        <Chip
          key={key + token}
          removeLabel={t.common.table.removeFilter({ filter })}
          onRemove={() => onChange(toggled(chosen, key, token))}
        >
          {filter}
        </Chip>
      )
    }),
  )
}
