import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { type AreaDraft, tickedAt, type UserNumbers, withTicked } from './invoice-area-draft.ts'
import css from '../user/UserForm.module.css'

interface AreasAtPlaceProps {
  readonly place: UserNumbers['carePlaces'][number]
  readonly areas: UserNumbers['invoiceAreas']
  readonly draft: AreaDraft
  readonly mayChange: boolean
  readonly onChange: (draft: AreaDraft) => void
}

/** The numbers that serve a care place, each whole or by its areas. */
export function AreasAtPlace({ place, areas, draft, mayChange, onChange }: AreasAtPlaceProps) {
  const words = useAllTexts().organisationUsers.invoiceAreas
  const { carePlaceId, name, customerNumbers } = place
  const isLimited = customerNumbers.some((number) => tickedAt(draft, carePlaceId, number).length > 0)
  return (
    <fieldset className={css.area}>
      <legend className={css.chosen}>
        {name} <Badge tone={isLimited ? 'soon' : 'quiet'}>{isLimited ? words.limited : words.openPlace}</Badge>
      </legend>
      {customerNumbers.length === 0 && <p className="o-second">{words.noNumbers}</p>}
      {customerNumbers.map((number) => {
        const ticked = tickedAt(draft, carePlaceId, number)
        const isWhole = ticked === 'whole'
        const set = (next: readonly number[] | 'whole') => onChange(withTicked(draft, carePlaceId, number, next))
        const ofNumber = areas.filter(({ customerNumber }) => customerNumber === number)
        return (
          <div key={number} role="group" aria-label={`${name}, ${words.number({ number })}`}>
            <CheckboxField
              label={words.all({ number })}
              checked={isWhole}
              disabled={!mayChange}
              onChange={(event) => set(event.target.checked ? 'whole' : [])}
            />
            {ofNumber.length > 0 && (
              <div className={css.ticks}>
                {ofNumber.map(({ invoiceAreaId, code, name: areaName }) => (
                  <CheckboxField
                    key={invoiceAreaId}
                    label={words.area({ code, name: areaName })}
                    checked={isWhole || ticked.includes(invoiceAreaId)}
                    disabled={!mayChange || isWhole}
                    onChange={(event) => {
                      const others = isWhole ? [] : ticked.filter((each) => each !== invoiceAreaId)
                      set(event.target.checked ? [...others, invoiceAreaId] : others)
                    }}
                  />
                ))}
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
