import { dailyUse } from '@omsorg/domain/prescriptions/row/consumption.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { picturedPlace } from '../data/pictured.ts'
import type { Catalogue } from './catalogue.ts'
import type { DemoPerson } from './persons.ts'
import type { Chance } from './random.ts'
import { consumptionOf, packagesFor, planRow, type RowPlan, type Situation } from './row-plan.ts'
import { suits } from './suits.ts'

/** `former` ended before the present one of the same area began; `ended` ran out and was not renewed. */
export type PrescriptionState = 'running' | 'draft' | 'waiting' | 'former' | 'ended' | 'closed'

export interface PrescriptionPlan {
  readonly state: PrescriptionState
  /** Negative: it starts in so many days. */
  readonly startedDaysAgo: number
  readonly months: number
  readonly rows: readonly RowPlan[]
  readonly type?: 'iterative' | 'dispense'
}

/** An order that the ERP refused or a person cancelled: it counts for nothing. */
export interface WithdrawnPlan {
  readonly daysAgo: number
  readonly how: 'refused' | 'cancelled'
}

export interface PersonPlan {
  readonly prescriptions: readonly PrescriptionPlan[]
  readonly withdrawn: readonly WithdrawnPlan[]
}

const none: PersonPlan = { prescriptions: [], withdrawn: [] }

/** What a person is prescribed and has drawn, by age and place; always the same for the same chance. */
export function planPerson(
  person: DemoPerson,
  catalogue: Catalogue,
  today: Temporal.PlainDate,
  chance: Chance,
): PersonPlan {
  if (person.status === 'inactive') return none
  const areas = areasOf(person, catalogue, chance)
  const prescriptions = areas.flatMap((area) => planArea({ area, person, catalogue, chance }))
  return endingSoon({ prescriptions, withdrawn: planWithdrawn(prescriptions, chance) }, person, today)
}

const areasByKind: Readonly<Record<string, readonly TherapyArea[]>> = {
  'nursing-home': [
    'Incontinence',
    'Incontinence',
    'Incontinence',
    'Nutrition',
    'WoundCare',
    'Catheter',
    'Ostomy',
    'Diabetes',
  ],
  'home-care': ['Incontinence', 'Incontinence', 'Catheter', 'Ostomy', 'Diabetes', 'WoundCare', 'Nutrition'],
  clinic: ['Catheter', 'Ostomy', 'Diabetes', 'Nutrition', 'WoundCare'],
  children: ['Incontinence', 'Catheter', 'Diabetes', 'Nutrition'],
}

const areaByPlace: readonly (readonly [word: RegExp, area: TherapyArea])[] = [
  [/^(Urolog|Kontinens)/, 'Catheter'],
  [/^(Stomi|Avanne)/, 'Ostomy'],
  [/^Diabetes/, 'Diabetes'],
  [/^Ernæring/, 'Nutrition'],
]

function areasOf(person: DemoPerson, catalogue: Catalogue, chance: Chance): TherapyArea[] {
  const { place, planned } = person.home
  const special = areaByPlace.find(([word]) => word.test(place.name))?.[1]
  const usual = areasByKind[planned.kind] ?? []
  const choice = (special ? [special] : usual).filter((area) =>
    catalogue.prescribable(area).some((each) => suits(each, person)),
  )
  if (choice.length === 0) return []
  const count = chance.percent(35) ? 2 : 1
  return [...new Set(Array.from({ length: count }, () => chance.pick(choice)))]
}

interface AreaPlanning {
  readonly area: TherapyArea
  readonly person: DemoPerson
  readonly catalogue: Catalogue
  readonly chance: Chance
}

function planArea(planning: AreaPlanning): PrescriptionPlan[] {
  const { area, person, chance } = planning
  const months = area === 'Nutrition' || area === 'WoundCare' ? 6 : 12
  const isShown = person.home.place.name === picturedPlace
  const draw = isShown ? 0 : chance.between(1, 100)
  if (person.status === 'deceased') return [endedPlan(planning, months, 'closed')]
  if (draw > 96) return [unbegun(planning, months, 'draft')]
  if (draw > 93) return [unbegun(planning, months, 'waiting')]
  if (draw > 89) return [endedPlan(planning, months, 'ended')]
  const special = draw > 86 ? 6 : draw > 83 ? 5 : 1
  const rows = rowsOf(planning, months, isShown, special)
  const first = Math.max(1, ...rows.flatMap(({ draws }) => draws.map(({ daysAgo }) => daysAgo)))
  const running = {
    state: 'running',
    startedDaysAgo: first + chance.between(1, 2),
    months,
    rows,
    type: special === 5 ? 'dispense' : 'iterative',
  } as const
  const isLongKnown = !isShown && months === 12 && chance.percent(40)
  return isLongKnown ? [formerPlan(running), running] : [running]
}

function rowsOf(
  { area, catalogue, chance, person }: AreaPlanning,
  months: number,
  isShown: boolean,
  agreementType: number,
): RowPlan[] {
  const fitting = catalogue.prescribable(area).filter((article) => suits(article, person))
  const beyond =
    agreementType === 1 ? [] : catalogue.prescribable(area, agreementType).filter((article) => suits(article, person))
  if (beyond.length > 0) fitting.splice(0, fitting.length, ...beyond)
  if (!isShown && chance.percent(4)) {
    const gone = catalogue.discontinued(area).filter((article) => suits(article, person))
    if (gone.length > 0) fitting.splice(0, fitting.length, ...gone)
  }
  const count = isShown ? 1 : chance.pick([1, 1, 1, 2, 2, 3])
  const articles = [...new Set(Array.from({ length: count }, () => chance.pick(fitting)))]
  return articles.map((article) => {
    const { amounts = [], period = 1 } = article.family.use ?? {}
    const situation = isShown ? 'recently-ordered' : situationBy(chance)
    const consumption = consumptionOf(chance.pick(amounts), period)
    return planRow({ article, consumption, months, situation, chance })
  })
}

function situationBy(chance: Chance): Situation {
  const draw = chance.between(1, 100)
  if (draw <= 46) return 'recently-ordered'
  if (draw <= 64) return 'soon'
  if (draw <= 82) return 'time-to-order'
  if (draw <= 88) return 'consumption-missing'
  if (draw <= 92) return 'never-ordered'
  return draw <= 96 ? 'used-up, time-to-order' : 'used-up, recently-ordered'
}

/** A draft of the prescriber, or a confirmed one whose start lies ahead. */
function unbegun(
  { area, person, catalogue, chance }: AreaPlanning,
  months: number,
  state: 'draft' | 'waiting',
): PrescriptionPlan {
  const article = chance.pick(catalogue.prescribable(area).filter((each) => suits(each, person)))
  const { amounts = [], period = 1 } = article.family.use ?? {}
  const consumption = consumptionOf(chance.pick(amounts), period)
  const row = planRow({ article, consumption, months, situation: 'never-ordered', chance })
  return { state, startedDaysAgo: state === 'draft' ? 0 : -chance.between(3, 20), months, rows: [row] }
}

/** Ran out some weeks ago and was not renewed, or was closed when the person died. */
function endedPlan(planning: AreaPlanning, months: number, state: 'ended' | 'closed'): PrescriptionPlan {
  const { area, person, catalogue, chance } = planning
  const article = chance.pick(catalogue.prescribable(area).filter((each) => suits(each, person)))
  const { amounts = [], period = 1 } = article.family.use ?? {}
  const consumption = consumptionOf(chance.pick(amounts), period)
  const row = planRow({ article, consumption, months, situation: 'time-to-order', chance })
  const ago = chance.between(20, 60)
  const draws = row.draws.map((each) => ({ ...each, daysAgo: each.daysAgo + ago }))
  const first = Math.max(...draws.map(({ daysAgo }) => daysAgo))
  // An ended one began so long ago that its last day has passed.
  const startedDaysAgo = state === 'ended' ? Math.max(first + 1, months * 31 + chance.between(5, 25)) : first + 1
  return { state, startedDaysAgo, months, rows: [{ ...row, draws }] }
}

/** The year before: the same items, drawn up to the day on which the present prescription began. */
function formerPlan(running: PrescriptionPlan): PrescriptionPlan {
  const { startedDaysAgo, months } = running
  const rows = running.rows.map((row): RowPlan => {
    const count = Math.max(1, row.withdrawals - 1)
    const step = Math.floor(340 / (count + 1))
    const perDay = dailyUse(row.consumption)
    const most = perDay ? packagesFor(step, perDay, row.article.product.itemsPerPackage) : 1
    const packages = Math.max(1, Math.min(row.packagesPerWithdrawal, most))
    const draws = Array.from({ length: count }, (_, index) => ({
      daysAgo: startedDaysAgo + (count - index) * step,
      packages,
    }))
    return {
      article: row.article,
      consumption: row.consumption,
      withdrawals: row.withdrawals,
      packagesPerWithdrawal: row.packagesPerWithdrawal,
      draws,
    }
  })
  return { state: 'former', startedDaysAgo: startedDaysAgo + 345, months, rows }
}

/** Where much ends soon, for whoever renews it in one pass. */
export const renewalPlace = 'Strandvägen 8'

/** There, what runs began so long ago that it ends within two months. The draws stay, and with them what else hangs on chance. */
function endingSoon(plan: PersonPlan, { home, room }: DemoPerson, today: Temporal.PlainDate): PersonPlan {
  const isOther = home.place.name !== renewalPlace || plan.prescriptions.some(({ state }) => state !== 'running')
  if (isOther) return plan
  const number = Number(room)
  const prescriptions = plan.prescriptions.map((running, nth): PrescriptionPlan => {
    const end = today.add({ days: 4 + ((number + nth) % 9) * 6 })
    const began = end.subtract({ months: running.months }).until(today).days
    const rows = running.rows.map((row, index) => withWithdrawalsLeft(row, (number + index) % 3))
    return { ...running, startedDaysAgo: Math.max(running.startedDaysAgo, began), rows }
  })
  return { ...plan, prescriptions }
}

/** None, one, or as many withdrawals left as were planned. */
function withWithdrawalsLeft(row: RowPlan, left: number): RowPlan {
  return left === 2 || row.draws.length === 0 ? row : { ...row, withdrawals: row.draws.length + left }
}

/** Some people's orders went wrong once and were placed again two days later. */
function planWithdrawn(prescriptions: readonly PrescriptionPlan[], chance: Chance): WithdrawnPlan[] {
  const days = prescriptions
    .filter(({ state }) => state === 'running')
    .flatMap(({ rows }) => rows.flatMap(({ draws }) => draws))
  const [draw] = days.slice(-1)
  if (!draw || !chance.percent(7)) return []
  return [{ daysAgo: draw.daysAgo, how: chance.percent(50) ? 'refused' : 'cancelled' }]
}
