import type { Article, Catalogue } from './catalogue.ts'
import type { PersonPlan, PrescriptionPlan } from './person-plan.ts'
import { consumptionOf, type DrawPlan, type RowPlan } from './row-plan.ts'

type RowRest = Pick<RowPlan, 'packageAdjustment' | 'flavors'>

function row(
  article: Article,
  use: readonly [amount: string, period: 1 | 2 | 3] | null,
  [withdrawals, packagesPerWithdrawal]: readonly [number, number],
  draws: readonly (readonly [daysAgo: number, packages: number])[],
  rest: RowRest = {},
): RowPlan {
  const plans = draws.map(([daysAgo, packages]): DrawPlan => ({ daysAgo, packages }))
  return {
    article,
    consumption: use && consumptionOf(...use),
    withdrawals,
    packagesPerWithdrawal,
    draws: plans,
    ...rest,
  }
}

function running(startedDaysAgo: number, months: number, rows: readonly RowPlan[]): PrescriptionPlan {
  return { state: 'running', startedDaysAgo, months, rows }
}

/**
 * What the pictures tell of each person. The chains fit: Astrid's 14 packages of 28 last 98 days at 4 a day and were drawn 100
 * days ago, so they ran out 2 days ago.
 */
export function picturedPlans(catalogue: Catalogue): Readonly<Record<string, PersonPlan>> {
  const { named } = catalogue
  const komfort = named('Norrdun Komfort M')
  const trousers = named('Norrdun Byxa L')
  const protein = named('Björka Protein 200 ml')
  const foam = named('Mossling Skum 10 × 10 cm')
  const [vanilla, berries, mocha] = ['vanilj', 'skogsbär', 'mocka'].map((taste) =>
    named(`Björka Protein 200 ml, ${taste}`),
  )
  const flavors = [vanilla, berries, mocha].map((article) => ({
    itemNumber: article?.product.itemNumber ?? '',
    packages: 5,
  }))
  const ofOne = (plan: PrescriptionPlan): PersonPlan => ({ prescriptions: [plan], withdrawn: [] })
  return {
    astrid: {
      prescriptions: [
        running(175, 12, [
          row(
            komfort,
            ['4', 1],
            [4, 14],
            [
              [172, 10],
              [100, 14],
            ],
          ),
          row(
            trousers,
            ['1', 1],
            [2, 7],
            [
              [133, 5],
              [53, 7],
            ],
          ),
        ]),
        running(95, 6, [
          row(
            protein,
            ['2', 1],
            [6, 15],
            [
              [92, 15],
              [60, 15],
              [27, 15],
            ],
            { flavors },
          ),
        ]),
        running(80, 5, [
          row(
            foam,
            ['3', 2],
            [3, 2],
            [
              [78, 2],
              [32, 2],
            ],
            { packageAdjustment: 2 },
          ),
        ]),
      ],
      withdrawn: [],
    },
    holger: ofOne(
      running(338, 12, [
        row(
          named('Glidra Nelaton 40 cm, 12 Ch'),
          ['5', 1],
          [4, 14],
          [
            [336, 14],
            [252, 14],
            [168, 14],
            [84, 14],
          ],
        ),
      ]),
    ),
    protected: ofOne(
      running(244, 12, [
        row(
          named('Stomarö Mjuk 1-dels, öppen'),
          ['1', 1],
          [4, 4],
          [
            [240, 4],
            [120, 4],
          ],
        ),
      ]),
    ),
    'gun-britt': ofOne(
      running(95, 6, [
        row(
          vanilla as Article,
          ['2', 1],
          [6, 15],
          [
            [92, 15],
            [62, 15],
            [32, 15],
          ],
        ),
      ]),
    ),
    sture: ofOne(
      running(185, 12, [
        row(
          trousers,
          ['3', 1],
          [4, 20],
          [
            [183, 20],
            [90, 20],
          ],
        ),
      ]),
    ),
    ingegerd: ofOne(running(42, 6, [row(foam, ['3', 2], [4, 2], [[40, 2]])])),
    'karl-erik': ofOne(
      running(193, 12, [
        row(
          named('Kvartso Teststicka'),
          ['4', 1],
          [4, 8],
          [
            [191, 8],
            [91, 8],
          ],
        ),
      ]),
    ),
    vera: ofOne(running(60, 12, [row(named('Norrdun Lätt'), null, [4, 6], [[58, 6]])])),
    elsa: ofOne(
      running(33, 12, [
        row(
          named('Norrdun Byxa M'),
          ['3', 1],
          [12, 6],
          [
            [29, 6],
            [1, 6],
          ],
        ),
      ]),
    ),
    rut: ofOne(
      running(60, 12, [
        row(
          komfort,
          ['4', 1],
          [6, 9],
          [
            [58, 9],
            [3, 9],
          ],
        ),
      ]),
    ),
    'nils-olof': ofOne(
      running(50, 6, [
        row(
          protein,
          ['1', 1],
          [6, 8],
          [
            [45, 8],
            [14, 8],
          ],
        ),
      ]),
    ),
  }
}
