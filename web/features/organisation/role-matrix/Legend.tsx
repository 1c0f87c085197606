import { useAllTexts } from '../../../platform/texts.tsx'
import css from './RoleCell.module.css'
import { RoleCell } from './RoleCell.tsx'

const some = ['Incontinence', 'Catheter', 'WoundCare'] as const
const own = { state: 'own', areas: [], isGeneral: true } as const
const all = { ...own, areas: Array.from({ length: 8 }, () => 'Other' as const) }

/** What the marks of the table say. */
export function Legend() {
  const words = useAllTexts().organisationRoles.matrix.legend
  const items = [
    { word: words.own, cell: own, isChanged: false },
    { word: words.ownAll, cell: all, isChanged: false },
    { word: words.ownSome, cell: { state: 'own', areas: some, isGeneral: false }, isChanged: false },
    { word: words.inherited, cell: { state: 'inherited', from: '', nodeType: 'Client' }, isChanged: false },
    { word: words.unsaved, cell: own, isChanged: true },
    { word: words.elsewhere, cell: { state: 'elsewhere' }, isChanged: false },
  ] as const
  return (
    <ul className={css.legend} aria-label={words.label}>
      {items.map(({ word, cell, isChanged }) => (
        <li key={word}>
          <span aria-hidden="true">
            <RoleCell cell={cell} isChanged={isChanged} />
          </span>
          {word}
        </li>
      ))}
    </ul>
  )
}
