import { describeContract } from '../testing/contract.ts'

describeContract('organisation-import')
