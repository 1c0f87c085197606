import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'

export const removeStaticContent = endpoint({
  name: 'content/static-content/remove-static-content',
  method: 'DELETE',
  path: '/StaticContent/{id}',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: 'Removes one language of static content, with its versions.',
  params: z.object({ id: idInText }),
  output: z.object({}),
  refusals: {},
})
