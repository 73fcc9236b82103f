/** A company is called by a name, what it does, and how it is registered. */
export const companyNames =
  `Kuramo Zuma Ikogosi Olumo Idanre Obudu Gurara Jabi Asejire Oguta Kainji Shiroro Yankari Mambilla Benue
Sokoto Ogbunike Ngwo Udi Awgu Nike Eko Isale Lekki Ajah Epe Badagry Ijebu Egba Remo Ondo Akure Ekiti Osun
Erin Ife Ilesa Offa Ilorin Jebba Bida Minna Suleja Kaduna Zaria Kano Dutse Hadejia Bauchi Gombe Yola
Jalingo Makurdi Otukpo Lokoja Okene Auchi Benin Warri Sapele Asaba Onitsha Nnewi Awka Aba Umuahia Owerri
Orlu Bonny Opobo Calabar Uyo Eket Oron Baobab Iroko Mahogany Obeche Palm Kola Sahel Savanna Delta Lagoon
Harmattan Sunbird Weaver Kestrel Heron Falcon Leopard Antelope Cowrie Aso Adire Akwete Kente Anvil Beacon
Compass Harbour Lantern Meridian Northstar Pioneer Quarry Summit Tidewater Unity Vanguard Zenith`.split(
    /\s+/,
  );

export const companyLines =
  `Software|Foods|Logistics|Energy|Microfinance|Media|Farms|Engineering|Pharma|Textiles|Insurance|Properties
Consulting|Telecoms|Power|Health|Learning|Design|Motors|Maritime|Mining|Packaging|Water|Steel|Security
Ventures|Studios|Analytics|Capital|Hotels|Print|Cement|Commodities|Airlines|Laboratories`.split(
    /[|\n]/,
  );

export const companyForms: readonly (readonly [string, number])[] = [
  ['Limited', 50],
  ['Nigeria Limited', 20],
  ['Plc', 6],
  ['Partners', 6],
  ['Group', 6],
  ['Foundation', 4],
  ['and Sons', 4],
  ['International', 4],
];
