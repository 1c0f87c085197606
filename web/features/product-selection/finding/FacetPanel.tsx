import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState } from 'react'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import css from './Finding.module.css'
import { facetTitle, optionText } from './facet-text.ts'
import { type SearchView, toggled, tokenOf } from './search-view.ts'

interface FacetGroupsProps {
  readonly facets: readonly Facet[]
  readonly area: TherapyArea
  readonly chosen: SearchView['chosen']
  readonly onChange: (chosen: SearchView['chosen']) => void
}

/** The facets of the area, each option with how many products it leaves; what it leaves none of stays in sight. */
export function FacetGroups({ facets, area, chosen, onChange }: FacetGroupsProps) {
  const t = useCareTexts()
  const contents = facets.filter(({ key }) => isContents(key))
  const [first] = contents
  return facets.map((facet) => {
    if (isContents(facet.key) && facet.key !== first?.key) return null
    const options = facet.key === first?.key ? contents.flatMap(optionsOf) : optionsOf(facet)
    return (
      <FacetGroup key={facet.key} title={facetTitle(facet.key, t)} options={options} {...{ area, chosen, onChange }} />
    )
  })
}

interface OptionOfFacet {
  readonly facet: Facet
  readonly option: Facet['options'][number]
}

function optionsOf(facet: Facet): OptionOfFacet[] {
  const options = isContents(facet.key) ? facet.options.filter(({ value }) => value === 'true') : facet.options
  return options.map((option) => ({ facet, option }))
}

/** Free of latex and free of PVC are asked together. */
function isContents(key: Facet['key']): boolean {
  return key === 'latexFree' || key === 'pvcFree'
}

interface FacetGroupProps extends Pick<FacetGroupsProps, 'area' | 'chosen' | 'onChange'> {
  readonly title: string
  readonly options: readonly OptionOfFacet[]
}

/** How far a heading of the catalogue is moved in, by how many it lies below. */
const indents = [undefined, css.below, css.deepBelow, css.deepBelow]

/** More than this are shown when asked for; a tree is cut off only where it is long. */
const fewOptions = 7
const fewHeadings = 14

function FacetGroup({ title, options, area, chosen, onChange }: FacetGroupProps) {
  const [t, format] = useCareTextsAndFormat()
  const [all, setAll] = useState(false)
  const isOn = ({ facet, option }: OptionOfFacet) => (chosen[facet.key] ?? []).includes(tokenOf(facet.kind, option))
  const few = options[0]?.facet.key === 'category' ? fewHeadings : fewOptions
  const shown = all || options.length <= few + 1 ? options : options.slice(0, few)
  const withChosen = [...shown, ...options.filter((each) => isOn(each) && !shown.includes(each))]
  if (options.length === 0) return null
  return (
    <fieldset className={css.facet}>
      <legend>{title}</legend>
      <div>
        {withChosen.map((each) => {
          const { facet, option } = each
          const token = tokenOf(facet.kind, option)
          const on = isOn(each)
          return (
            <CheckboxField
              key={facet.key + token}
              className={indents[option.level]}
              label={optionText(facet, option, { area, t, format })}
              count={format.number(option.count)}
              checked={on}
              disabled={option.count === 0 && !on}
              onChange={() => onChange(toggled(chosen, facet.key, token))}
            />
          )
        })}
        {options.length > few + 1 && (
          <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.common.actions.showLess : t.common.actions.showMore}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
