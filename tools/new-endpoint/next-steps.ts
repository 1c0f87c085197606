import { type NewEndpoint, pathOf } from './names.ts'
import { type Plan, screenPathOf } from './plan.ts'

/** Every file that is left to edit, in the order in which one thinks of them. */
export function nextSteps(each: NewEndpoint, plan: Plan): string {
  const { feature, noun, kind } = each
  const path = pathOf(each)
  const migration = Object.keys(plan).find((file) => file.startsWith('database/migrations/'))
  const ofPerson = kind !== 'plain'
  const opens =
    feature === 'care-recipients' ? 'web/features/care-recipients/recipient/page/' : `web/features/${feature}/`
  const steps = [
    `contract/${path}.ts: the summary, the fields with their bounds, each refusal with its code.`,
    `domain/${path}.ts: the rule, if there is one, and its test beside.`,
    migration && `${migration}: the columns; then npm run schema writes database/schema.sql.`,
    migration && `database/testing-world.ts: the row with the columns as they are then.`,
    ofPerson && `server/features/${feature}/${noun}/${noun}.sql.ts: the same columns.`,
    `server/features/${path}.ts: what it does.`,
    `server/testing/examples/${feature}.ts: a call that is answered with 200.`,
    `server/features/${feature}/${noun}/${noun}.test.ts: each refusal.`,
    ofPerson && `texts/{en,sv,fi,dk}/${feature}/further.ts: the sentences of the stub in the words of the feature.`,
    ofPerson && `${screenPathOf(each)}: the fields; in ${opens} what opens it.`,
    ofPerson && `database/demo/world/care.ts: some of it in the demo.`,
    `docs/vocabulary.md: a word that is new, in all four languages.`,
  ]
  return steps
    .filter((step) => typeof step === 'string')
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')
}
