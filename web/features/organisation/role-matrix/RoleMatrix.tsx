import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { cellAt } from '@omsorg/domain/sign-in/role/role-matrix.ts'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useMemo, useRef, useState } from 'react'
import { codeText } from '../../../platform/calls/code-text.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CellGrid, type CellGridHandle, type CellName } from '../../../ui/grid/CellGrid.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { KeyLegend } from '../../../ui/text/KeyCap.tsx'
import { addressOfNode } from '../node/chosen-node.ts'
import { nodeIcons } from '../node/node-icons.tsx'
import { useAdministrator } from '../node/use-administrator.ts'
import { stateWords } from './cell-words.ts'
import { ChosenRole } from './ChosenRole.tsx'
import { Legend } from './Legend.tsx'
import { openedAtFirst, openedDownTo, rowsOf, seenRows, tickedIn } from './matrix-rows.ts'
import { PhoneRoles } from './PhoneRoles.tsx'
import { RightsHere } from './RightsHere.tsx'
import { RoleCell } from './RoleCell.tsx'
import { RoleSaveBar } from '../role/RoleSaveBar.tsx'
import { roleName, shortRoleName } from '../role/role-words.ts'
import roles from '../role/Roles.module.css'
import css from './RoleMatrix.module.css'
import { TheirRoles } from '../role/TheirRoles.tsx'
import { type UserRolesView, useRoleDraft } from '../role/use-role-draft.ts'
import { StepLeaving } from '../wizard/StepLeaving.tsx'
import { useTicking } from './use-ticking.ts'

interface RoleMatrixProps {
  readonly first: UserRolesView
  readonly client: AnswerOf<typeof readNodeTree>
  readonly mayChange: boolean
  readonly again: () => Promise<UserRolesView | null>
}

const levels = ['Client', 'CareUnit', 'CarePlace'] as const

/** Roles by place, read and given cell by cell; nothing is sent before it is saved (A-6-41, A-6-42, A-6-46, A-6-47). */
export function RoleMatrix({ first, client, mayChange, again }: RoleMatrixProps) {
  const [t, f] = useTextsAndFormat()
  const { matrix: words, levels: levelWords } = t.organisationRoles
  const who = useAdministrator()
  const rows = useMemo(() => rowsOf(client), [client])
  const state = useRoleDraft(first, rows, again)
  const { view, columns, saved, draft, changes, theirs } = state
  const ticked = tickedIn(saved, draft)
  const [opened, setOpened] = useState(() => openedAtFirst(rows, ticked))
  const [term, setTerm] = useState('')
  const [shows, setShows] = useState<'held' | 'all'>('all')
  const [chosen, setChosen] = useState<CellName | null>(null)
  const grid = useRef<CellGridHandle>(null)
  const areasPanel = useRef<HTMLElement>(null)
  const rightsPanel = useRef<HTMLElement>(null)
  const isPhone = usePhoneWidth()

  const names = useMemo(() => new Map(rows.map(({ nodeId, name }) => [nodeId, name])), [rows])
  const nameOf = (nodeId: string) => names.get(nodeId) ?? ''
  const seen = seenRows(rows, { opened, term, shows, ticked })
  const byNode = useMemo(() => new Map(rows.map((row) => [row.nodeId, row])), [rows])
  const byCode = new Map(columns.map((column) => [column.code, column]))
  const changed = new Set(changes.map(({ nodeId, code }) => `${nodeId} ${code}`))
  const row = (chosen && byNode.get(chosen.row)) ?? null
  const column = (chosen?.column && byCode.get(chosen.column)) || null
  const closed = mayChange ? view.can.take.reason : 'right-missing'
  const ticking = useTicking({
    draft,
    set: state.set,
    canGive: mayChange && view.can.give.possible,
    canTake: mayChange && view.can.take.possible,
  })

  /** The focus goes to a cell, whatever hides it. */
  function show(cell: CellName): void {
    setTerm('')
    setShows('all')
    setOpened(new Set([...opened, ...openedDownTo(rows, cell.row)]))
    setChosen(cell)
    requestAnimationFrame(() => grid.current?.focus(cell))
  }

  function press(nodeId: string, code: string): void {
    const [at, of] = [byNode.get(nodeId), byCode.get(code)]
    if (!at || !of) return
    const cell = cellAt(draft, at, of)
    // What is inherited is taken where it was given.
    if (cell.state === 'inherited') show({ row: cell.from, column: code })
    else ticking.press(at, of, cell)
  }

  function key(pressed: string, cell: CellName): boolean {
    if (pressed === 'v') rightsPanel.current?.focus()
    else if ((pressed === 'o' || pressed === 'enter') && cell.column !== null) {
      const stop = areasPanel.current?.querySelector<HTMLElement>('input, button, a')
      ;(stop ?? areasPanel.current)?.focus()
    } else return false
    return true
  }
  const backToCell = () => {
    if (chosen) grid.current?.focus(chosen)
  }

  const chosenRole = row && (
    <ChosenRole
      key={`${row.nodeId} ${column?.code}`}
      {...{ view, rows, row, column, draft, nameOf, ticking, show }}
      hasChanges={changes.length > 0}
      onRemoved={state.renew}
    />
  )
  const rights = row && <RightsHere key={row.nodeId} {...{ view, row, show }} hasChanges={changes.length > 0} />
  const cannot = closed ?? view.can.give.reason
  const notes = (
    <div className={roles.notes}>
      {cannot && (
        <Notice tone={cannot === 'parent-twice' ? 'error' : 'quiet'}>
          {cannot === 'parent-twice'
            ? `${codeText(assignRoles.refusals[cannot], t)} ${words.cannot[cannot]}`
            : words.cannot[cannot]}
        </Notice>
      )}
      {view.assigned.length === 0 && closed === null && <Notice tone="info">{words.empty}</Notice>}
      <TheirRoles changes={theirs} nameOf={nameOf} />
    </div>
  )
  const bar = closed === null && <RoleSaveBar state={state} nameOf={nameOf} />

  return (
    <div>
      <Card
        title={words.title}
        note={
          <>
            {words.counts({ count: columns.length, client: client.name })}{' '}
            {who?.application === 'PRINCIPAL' && (
              <RouteLink
                to={addressOfNode(
                  'PRINCIPAL',
                  { kind: 'Client', id: client.id, clientId: client.id },
                  'AvailableRoles',
                )}
              >
                {words.availableRoles}
              </RouteLink>
            )}
          </>
        }
        aside={
          <span className={css.tools}>
            <TextField
              label={words.searchPlace}
              labelHidden
              placeholder={words.searchPlace}
              type="search"
              size="compact"
              autoComplete="off"
              icon={<IconSearch />}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <ViewSwitch
              label={words.shown}
              value={shows}
              onChange={setShows}
              options={[
                { value: 'held', word: words.onlyHeld({ count: ticked.size }) },
                { value: 'all', word: words.all },
              ]}
            />
          </span>
        }
      >
        <StepLeaving isDirty={() => changes.length > 0} />
        {notes}
        {seen.length === 0 ? (
          <div className={roles.notes}>
            <Notice tone="quiet">{term === '' ? words.noneHeld : words.noPlaces}</Notice>
          </div>
        ) : isPhone ? (
          <PhoneRoles
            rows={seen}
            {...{ columns, draft, changed, nameOf, ticking, rights, chosenRole }}
            chosen={row}
            onChoose={(nodeId) => setChosen(nodeId === null ? null : { row: nodeId, column: null })}
            onColumn={(code) => row && setChosen({ row: row.nodeId, column: code })}
          />
        ) : (
          <>
            <Legend />
            <CellGrid
              handle={grid}
              label={words.title}
              corner={words.place}
              groups={levels
                .map((level) => ({
                  key: level,
                  head: levelWords[level],
                  columns: columns
                    .filter(({ nodeType }) => nodeType === level)
                    .map((each) => ({ key: each.code, head: shortRoleName(each, t) })),
                }))
                .filter((group) => group.columns.length > 0)}
              rows={seen.map(({ nodeId, name, level, open, nodeType, places }) => ({
                key: nodeId,
                name,
                level,
                open,
                icon: nodeIcons[nodeType] ?? <IconBuildingBank />,
                isMarked: ticked.has(nodeId),
                count:
                  nodeType === 'CarePlace'
                    ? undefined
                    : { figure: f.number(places), words: words.placeCount({ count: places }) },
              }))}
              cellOf={(nodeId, code) => {
                const [at, of] = [byNode.get(nodeId), byCode.get(code)]
                const cell = at && of ? cellAt(draft, at, of) : ({ state: 'elsewhere' } as const)
                const isChanged = changed.has(`${nodeId} ${code}`)
                return {
                  words: words.cell({
                    role: roleName(code, t),
                    place: nameOf(nodeId),
                    state: stateWords({ cell, isChanged, nameOf }, t),
                  }),
                  drawn: <RoleCell cell={cell} isChanged={isChanged} />,
                  isFixed: cell.state === 'elsewhere' || cell.state === 'inherited' || closed !== null,
                  tone: isChanged ? 'changed' : undefined,
                }
              }}
              chosen={chosen}
              onChoose={setChosen}
              onToggle={(nodeId, open) => setOpened(toggled(opened, nodeId, open))}
              onPress={press}
              onKey={key}
            />
            <div className={css.keys}>
              <KeyLegend
                label={words.keys.label}
                items={[
                  { keys: ['←', '→', '↑', '↓'], does: words.keys.move },
                  { keys: [words.keys.space], does: words.keys.press },
                  { keys: ['O'], does: words.keys.areas },
                  { keys: ['V'], does: words.keys.why },
                ]}
              />
              <span className="o-small">{words.inheritedHint}</span>
            </div>
          </>
        )}
        {bar}
      </Card>
      {!isPhone && (
        <div
          className={css.panels}
          onKeyDown={(event) => {
            if (event.key === 'Escape') backToCell()
          }}
        >
          <section ref={areasPanel} tabIndex={-1} className={css.panel} aria-label={words.chosen.label}>
            {chosenRole ?? <p className="o-second">{words.chosen.none}</p>}
          </section>
          <section ref={rightsPanel} tabIndex={-1} className={css.rightsPanel} aria-label={words.why.rights}>
            {rights}
          </section>
        </div>
      )}
    </div>
  )
}

function toggled(opened: ReadonlySet<string>, id: string, open: boolean): ReadonlySet<string> {
  return open ? opened.union(new Set([id])) : opened.difference(new Set([id]))
}
