export const firstNames =
  `Adaeze Chinedu Ngozi Emeka Ifeoma Obinna Chiamaka Uche Amara Kelechi Nkechi Ikenna Oluchi Chukwuma
Adebayo Folake Tunde Yetunde Segun Funmilayo Kayode Bisi Damilola Temitope Olumide Titilayo Ayodele
Simisola Babatunde Morenike Femi Ronke Wale Abimola Ibrahim Aisha Musa Fatima Abubakar Zainab Usman
Hauwa Suleiman Halima Aminu Maryam Yusuf Rakiya Bello Hadiza Sani Amina Umar Asabe Efosa Osaze Itohan
Ehi Osagie Isoken Ebiere Tamuno Preye Ibiba Dokubo Boma Ufuoma Oghene Ejiro Onome Blessing Emmanuel
Grace Daniel Esther Samuel Precious David Favour Michael Joy Victor Mercy Peter Deborah Joseph Ruth
Terhemba Doose Ene Ochanya Nanpan Plangnan Ekaette Idara Uduak Nsikak Emem Ini`.split(/\s+/);

export const lastNames =
  `Okafor Eze Nwosu Okonkwo Obi Nnamdi Onyeka Chukwu Nwachukwu Umeh Ogbonna Anyanwu Iwu Okeke Adeyemi
Balogun Ogunleye Adebisi Oyelaran Akintola Fashola Olatunji Ajayi Bakare Adeoye Oladipo Sowande Afolabi
Ogundipe Alabi Bello Mohammed Abdullahi Garba Danjuma Lawal Yakubu Shehu Aliyu Idris Tanko Gambo Dikko
Waziri Osagie Igbinedion Aighewi Omoruyi Ehigie Ogbeide Amadi Wokoma Jaja Harry Briggs Dienye Oghenero
Akpofure Efemena Ibori Tyoden Akume Agbo Ochefu Itodo Audu Pam Gyang Dung Effiong Ekpo Bassey Udoh Etim
Inyang Akpan Essien Okon Ekong`.split(/\s+/);

export const courses =
  `Computer Science|Accounting|Mass Communication|Business Administration|Electrical Engineering|Law
Mechanical Engineering|Economics|Microbiology|Biochemistry|Civil Engineering|Marketing|Statistics
Banking and Finance|Architecture|Nursing Science|Geology|Public Administration|English and Literary Studies
Industrial Chemistry|Agricultural Economics|Physics with Electronics|Estate Management|Fine and Applied Arts
Petroleum Engineering|Sociology|Psychology|Food Science and Technology|Mathematics|Library Science
Theatre Arts|Insurance|Quantity Surveying|Animal Science|Political Science|History`.split(/[|\n]/);

export const streets =
  `Adeola Odeku Street|Allen Avenue|Awolowo Road|Aba Road|Ahmadu Bello Way|Broad Street|Ring Road
Herbert Macaulay Way|Opebi Road|Ogui Road|Zaria Road|Bodija Road|Airport Road|Marina|Olusegun Obasanjo Way
Sapele Road|Wuse Zone 5|Trans Amadi Road|Isaac John Street|Bank Road|New Market Road|Calabar Road`.split(
    /[|\n]/,
  );
