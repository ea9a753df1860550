import { defineList } from '../operation.ts'
import { offerSchema } from '../offer.ts'
import { noInput } from '../operation.ts'

export const offers = defineList({
  name: 'offers',
  path: '/v1/offers',
  params: noInput,
  rows: { field: 'offers', schema: offerSchema },
  source: 'assumed',
})
