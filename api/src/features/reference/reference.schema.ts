import { Type } from 'typebox';

export const LocationList = Type.Object(
  { data: Type.Array(Type.Object({ name: Type.String() })) },
  { $id: 'LocationList' },
);

export const SchoolList = Type.Object(
  { data: Type.Array(Type.Object({ id: Type.Integer(), sc_name: Type.String() })) },
  { $id: 'SchoolList' },
);

export const CompanyNameList = Type.Object(
  { data: Type.Array(Type.String()) },
  { $id: 'CompanyNameList' },
);

export const referenceSchemas = [LocationList, SchoolList, CompanyNameList];
